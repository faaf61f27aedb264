export { englishWords as zhEmbed } from "../embed-words.js";
