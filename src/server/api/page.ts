/** From the lists of routes and parameters to a page that tells people about them. */

import { escapedHtml, page } from "../pages/page.js";
import { type QueryName, queryParameters } from "./parameters.js";
import { type ApiRoute, apiRoot, routes } from "./routes.js";

const code = (text: string): string => `<code>${escapedHtml(text)}</code>`;

const linked = (address: string): string => `<a href="${escapedHtml(address)}">${code(address)}</a>`;

/** An address that can be followed, for the puzzle that everybody knows. */
const exampleOf = ({ path, example }: ApiRoute): string => `${apiRoot}${path.replace("{puzzle}", "classic")}${example}`;

function routeSection(route: ApiRoute): string {
  const names = route.query.map((name) => `<a href="#${name}">${code(name)}</a>`).join(", ");
  return `<section>
<h2>GET ${code(apiRoot + route.path)}</h2>
<p>${escapedHtml(route.summary)}.</p>
<p>It takes ${names}.</p>
<p>For example ${linked(exampleOf(route))}</p>
</section>`;
}

const parameterRow = (name: QueryName): string =>
  `<tr id="${name}"><th scope="row">${code(name)}</th><td>${escapedHtml(queryParameters[name].description)}</td></tr>`;

const posts = `<section>
<h2>POST ${code(`${apiRoot}/check`)}</h2>
<p>Send a puzzle file as it is. The answer has every error in it, or how many solutions its dates have.</p>
<pre>curl --data-binary @mine.yaml -H "content-type: application/yaml" localhost:3660${apiRoot}/check</pre>
<h2>POST ${code(`${apiRoot}/ask`)}</h2>
<p>Send any request of ${code("daytile/requests")} as JSON, even with your own puzzle.</p>
<pre>curl -d '{"want":"count","date":"2026-12-25"}' -H "content-type: application/json" localhost:3660${apiRoot}/ask</pre>
</section>`;

const pictures = `<section>
<h2>Pictures and calendars</h2>
<p>${linked("/today.svg")}, ${linked("/2026-12-25.png?solution=1")}: a picture for any page. It takes
${(["puzzle", "solution", "theme", "size", "lang", "tz"] as const).map((name) => code(name)).join(", ")}.
Formats are svg, png, pdf, gif and txt.</p>
<p>${linked("/calendar.ics")}, ${linked("/feed.xml")}: every day's puzzle, to subscribe to.</p>
</section>`;

export function apiPage(): string {
  const names = Object.keys(queryParameters) as QueryName[];
  return page(
    "Daytile for programs",
    `<h1>Daytile for programs</h1>
<p>Answers are the documents that the command line prints with ${code("--json")}. What can't be answered comes back as
${code("application/problem+json")}, with sentences. Programs can read ${linked(`${apiRoot}/openapi.json`)}.</p>
${routes.map(routeSection).join("\n")}
${posts}
${pictures}
<section><h2>Parameters</h2>
<table>${names.map(parameterRow).join("\n")}</table></section>`,
  );
}
