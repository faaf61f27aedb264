export { englishWords as frEmbed } from "../embed-words.js";
