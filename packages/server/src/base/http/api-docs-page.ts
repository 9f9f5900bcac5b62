/** The part of an OpenAPI document that the API documentation page shows. */
export interface ApiDescription {
  readonly info: { readonly title: string; readonly version: string };
  readonly paths?: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
}

interface ApiOperation {
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly unknown[];
  readonly requestBody?: unknown;
  readonly responses?: unknown;
}

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Renders the API documentation without scripts or styles, so that the page complies with the portal's strict CSP. */
export function renderApiDocsPage(description: ApiDescription): string {
  const calls = Object.entries(description.paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(description.info.title)} API</title></head>
<body>
<main>
<h1>${escape(description.info.title)} API ${escape(description.info.version)}</h1>
<p>All calls as <a href="openapi.json">OpenAPI 3.1</a>. Errors have one shape: code, message, details, requestId.</p>
<nav aria-label="Calls"><ul>
${calls.map((call) => `<li><a href="#${anchor(call)}">${call.method} ${escape(call.path)}</a></li>`).join("\n")}
</ul></nav>
${calls.map(section).join("\n")}
</main>
</body>
</html>`;
}

interface Call {
  readonly path: string;
  readonly method: string;
  readonly operation: ApiOperation;
}

const anchor = ({ method, path }: Call) => `${method}${path.replaceAll(/[^\w]+/g, "-")}`.toLowerCase();

const section = (call: Call) => `<section id="${anchor(call)}">
<h2>${call.method} ${escape(call.path)}</h2>
<p>${escape(call.operation.summary ?? "")}. ${escape(call.operation.description ?? "")}</p>
${part("Parameters", call.operation.parameters)}
${part("Body", call.operation.requestBody)}
${part("Answer", call.operation.responses)}
</section>`;

const part = (title: string, value: unknown) =>
  value === undefined
    ? ""
    : `<details><summary>${title}</summary><pre>${escape(JSON.stringify(value, null, 2))}</pre></details>`;
