export { englishWords as arEmbed } from "../embed-words.js";
