/** What the keys of the Play view do, in English. */

export const enKeys = {
  pick: "Pick a piece",
  rotate: "Rotate",
  flip: "Flip",
  move: "Move",
  place: "Pick up or place",
  pickUp: "Pick up, or back to the tray",
  putBack: "Put back",
  undo: "Undo",
  redo: "Redo",
  help: "Hint",
  hide: "Hide count and timer",
  sound: "Sound on or off",
  fullScreen: "Full screen",
  pause: "Pause",
};
