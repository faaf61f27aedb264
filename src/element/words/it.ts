export { englishWords as itEmbed } from "../embed-words.js";
