/** How to play, in English. */

export const enGuide = {
  goal: "Cover everything but the date.",
  goalHint: "Use every piece. Only the date stays visible.",
  drag: "Drag a piece onto the board.",
  dragHint: "Or tap the piece, then tap where it goes.",
  rotate: "Tap a piece again to rotate it.",
  rotateHint: "The mouse wheel or a second finger works too.",
  flip: "Flip it to turn it over.",
  flipHint: "Press Flip, or F on a keyboard.",
  takeOff: "Drag a piece off the board to take it back.",
  stuck: "Stuck? Ask for a hint, as small or big as you like.",
  forClass: "Big board for a class",
  skip: "Skip",
  keys: "Keys",
  /** As keyboards have them. */
  keyNames: {
    Enter: "Enter",
    Space: "Space",
    Backspace: "Backspace",
    Delete: "Delete",
    Esc: "Esc",
    Ctrl: "Ctrl",
    Shift: "Shift",
  },
  about: "About Daytile",
  aboutText:
    "A calendar puzzle for every day of the year. Free, no account, works offline. Everything stays in this browser.",
};
