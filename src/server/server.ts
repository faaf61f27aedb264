/** The server in one: the files of the app, how they are answered, and where. */

export { appServer } from "./app.js";
export { readAppFiles } from "./app-files.js";
export { ownHost } from "./hosts.js";
export { listen } from "./listen.js";
export { newLog } from "./log.js";
export { KnownAddresses } from "./quick.js";
export { newService } from "./service.js";
