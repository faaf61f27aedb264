/** From the lists of routes and parameters to the OpenAPI 3.1 document that tells programs about them. */

import { readFileSync } from "node:fs";
import { type QueryName, type QueryParameter, queryParameters } from "./parameters.js";
import { type ApiRoute, apiRoot, routes } from "./routes.js";

type Json = Readonly<Record<string, unknown>>;

const text = { type: "string" } as const;

function schemaOf(parameter: QueryParameter): Json {
  if (parameter.kind === "cells") return { type: "array", items: text };
  if (parameter.kind === "names") return { type: "object", additionalProperties: text };
  if (parameter.kind === "flag") return { type: "boolean" };
  if (parameter.kind === "choice") return { ...text, enum: parameter.choices };
  if (parameter.kind !== "whole" && parameter.kind !== "number") return text;
  const { kind, min, max } = parameter;
  const type = kind === "whole" ? "integer" : "number";
  return { type, minimum: min, ...(max === undefined ? {} : { maximum: max }) };
}

function parameterOf(name: QueryName): Json {
  const parameter = queryParameters[name];
  const { meaning: description, query: { example } = {} } = parameter;
  return {
    name,
    in: "query",
    description,
    schema: schemaOf(parameter),
    ...(parameter.kind === "names" ? { style: "deepObject", explode: true } : {}),
    ...(example === undefined ? {} : { example }),
  };
}

const inPath = (path: string): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: text,
    example: "classic",
  }));

const json = (schema: Json): Json => ({ "application/json": { schema } });

const problems: Json = {
  default: {
    description: "Why there is no answer, in sentences for a person",
    content: { "application/problem+json": { schema: { $ref: "#/components/schemas/problem" } } },
  },
};

const answered = (document: string): Json => ({
  200: { description: "The document", content: json({ $ref: `#/components/schemas/${document}` }) },
  ...problems,
});

const operationOf = ({ path, want, summary, query, document }: ApiRoute): Json => ({
  operationId: want,
  summary,
  parameters: [...inPath(path), ...query.map(parameterOf)],
  responses: answered(document),
});

const problemSchema: Json = {
  description:
    "A problem document (RFC 9457). faults has a sentence for each mistake, in a puzzle file with line and column.",
  type: "object",
  required: ["type", "title", "status"],
  properties: {
    type: text,
    title: text,
    status: { type: "integer" },
    detail: text,
    faults: { type: "array", items: { type: "object", required: ["message"], properties: { message: text } } },
  },
};

const check: Json = {
  operationId: "check",
  summary: "Every error in a puzzle file, or how many solutions its dates have",
  parameters: [parameterOf("lang")],
  requestBody: { required: true, content: { "application/yaml": { schema: text, example: "id: mine\n" } } },
  responses: answered("check"),
};

const ask: Json = {
  operationId: "ask",
  summary: "Any request of daytile/requests, even with your own puzzle",
  requestBody: {
    required: true,
    content: {
      "application/json": {
        schema: { type: "object", required: ["want"], properties: { want: text } },
        example: { want: "count", date: "2026-12-25" },
      },
    },
  },
  responses: { 200: { description: "The document, or the picture", content: json({ type: "object" }) }, ...problems },
};

const schemaFile = new URL("../../../docs/json-schema.json", import.meta.url);

/** The schema of the command line's documents, which are those of the API. */
function documentSchemas(): Json {
  const moved = readFileSync(schemaFile, "utf8").replaceAll('"#/$defs/', '"#/components/schemas/');
  return (JSON.parse(moved) as { $defs: Json }).$defs;
}

export function openApiDocument(base = ""): Json {
  const paths = Object.fromEntries(routes.map((route) => [`${apiRoot}${route.path}`, { get: operationOf(route) }]));
  return {
    openapi: "3.1.0",
    info: {
      title: "Daytile",
      version: "1",
      description:
        "Solves, counts and explains calendar puzzles. Documents are those that the command line prints as JSON.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: base === "" ? "/" : base }],
    paths: { ...paths, [`${apiRoot}/check`]: { post: check }, [`${apiRoot}/ask`]: { post: ask } },
    components: { schemas: { ...documentSchemas(), problem: problemSchema } },
  };
}
