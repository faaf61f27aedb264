export { englishWords as esEmbed } from "../embed-words.js";
