/** From the lists of routes and parameters to a page that tells people about them. */

import { escapedHtml, page } from "../pages/page.js";
import { type QueryName, type QueryParameter, queryParameters } from "./parameters.js";
import { type ApiRoute, apiRoot, routes } from "./routes.js";

const code = (text: string): string => `<code>${escapedHtml(text)}</code>`;

/** `base` is where a proxy has put the server. */
const linked = (base: string, address: string): string =>
  `<a href="${escapedHtml(base + address)}">${code(base + address)}</a>`;

const parameterLink = (name: QueryName): string => `<a href="#${name}">${code(name)}</a>`;

/** An address that can be followed, for the puzzle that everybody knows. */
const exampleOf = ({ path, example }: ApiRoute): string => `${apiRoot}${path.replace("{puzzle}", "classic")}${example}`;

function routeSection(route: ApiRoute, base: string): string {
  const names = route.query.map(parameterLink).join(", ");
  return `<section>
<h2>GET ${code(base + apiRoot + route.path)}</h2>
<p>${escapedHtml(route.summary)}.</p>
<p>It takes ${names}.</p>
<p>For example ${linked(base, exampleOf(route))}</p>
</section>`;
}

/** What there is to choose from. */
function choicesOf(parameter: QueryParameter): string {
  return parameter.kind === "choice" ? ` Choose from ${parameter.choices.map(code).join(", ")}.` : "";
}

function parameterRow(name: QueryName): string {
  const parameter = queryParameters[name];
  const meaning = `${escapedHtml(parameter.meaning)}${choicesOf(parameter)}`;
  return `<tr id="${name}"><th scope="row">${code(name)}</th><td>${meaning}</td></tr>`;
}

const postsSection = (base: string): string => `<section>
<h2>POST ${code(`${base}${apiRoot}/check`)}</h2>
<p>Send a puzzle file as it is. The answer has every error in it, or how many solutions its dates have. With
${code("?lang=de")}, errors are in German.</p>
<pre>curl --data-binary @mine.yaml -H "content-type: application/yaml" localhost:3660${apiRoot}/check</pre>
<h2>POST ${code(`${base}${apiRoot}/ask`)}</h2>
<p>Send any request of ${code("daytile/requests")} as JSON, even with your own puzzle.</p>
<pre>curl -d '{"want":"count","date":"2026-12-25"}' -H "content-type: application/json" localhost:3660${apiRoot}/ask</pre>
</section>`;

const picturesSection = (base: string): string => `<section>
<h2>Pictures and calendars</h2>
<p>${linked(base, "/today.svg")}, ${linked(base, "/2026-12-25.png?solution=1")}: a picture for any page. It takes
${(["puzzle", "solution", "theme", "size", "lang", "tz"] as const).map(parameterLink).join(", ")}.
Formats are svg, png, pdf, gif and txt.</p>
<p>${linked(base, "/lazy-year.gif")}: the year with the fewest moves as an animation, also as svg.
${linked(base, "/proof.svg?uncover=22,24")}: why there's no solution, step by step.
${linked(base, "/reach.svg?place=OOO...-/OOO...-/......./......./......./......./...----")}: which dates are still possible.
They take what ${code("lazy-year")}, ${code("explanation")} and ${code("reach")} take, and
${(["theme", "size"] as const).map(parameterLink).join(" and ")}.</p>
<p>${linked(base, "/calendar.ics")}, ${linked(base, "/feed.xml")}: every day's puzzle, to subscribe to.</p>
</section>`;

export function apiPage(base = ""): string {
  const names = Object.keys(queryParameters) as QueryName[];
  const app = `<a href="${base}/">the app</a>`;
  return page(
    "Daytile for programs",
    `<h1>Daytile for programs</h1>
<p>Answers are the documents that the command line prints with ${code("--json")}. What can't be answered comes back as
${code("application/problem+json")}, with sentences. Programs can read ${linked(base, `${apiRoot}/openapi.json`)}. For people there's ${app}.</p>
${routes.map((route) => routeSection(route, base)).join("\n")}
${postsSection(base)}
${picturesSection(base)}
<section><h2>Parameters</h2>
<table>${names.map(parameterRow).join("\n")}</table></section>`,
    base,
  );
}
