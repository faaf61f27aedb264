export { englishWords as deEmbed } from "../embed-words.js";
