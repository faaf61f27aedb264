export { englishWords as jaEmbed } from "../embed-words.js";
