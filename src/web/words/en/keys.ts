/** What the keys of the Play view do, and what some of them have done, in English. */

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
  soundOn: "Sound on",
  soundOff: "Sound off",
  hideOn: "Count and timer hidden",
  hideOff: "Count and timer shown",
  pauseOn: "Paused",
  pauseOff: "The timer is running again.",
};
