export { englishWords as nlEmbed } from "../embed-words.js";
