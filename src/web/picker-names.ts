/** The dialogs that any page can open, by name. */

export type PickerName = "puzzle" | "day" | "guide" | "class";
