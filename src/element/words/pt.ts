export { englishWords as ptEmbed } from "../embed-words.js";
