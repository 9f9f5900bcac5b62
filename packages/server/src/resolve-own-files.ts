import { registerHooks, type ResolveFnOutput } from "node:module";

/**
 * Speeds up the start, during which Node resolves five thousand imports. A relative import names its file exactly, so
 * Node need not try other spellings or follow links nor, in the project's own files, determine the kind of module. An
 * import of another package is resolved once for each of the project's packages, not once for each file.
 */
export function resolveOwnFiles(): void {
  const found = new Map<string, ResolveFnOutput>();
  registerHooks({
    resolve: (specifier, context, resolveAnywhere) => {
      const { parentURL, conditions } = context;
      if (parentURL === undefined) return resolveAnywhere(specifier, context);
      const isOwn = parentURL.endsWith(".ts");
      if (specifier.startsWith(".") && conditions.includes("import")) {
        const url = new URL(specifier, parentURL).href;
        return { url, shortCircuit: true, ...(isOwn && { format: "module-typescript" }) };
      }
      if (!isOwn) return resolveAnywhere(specifier, context);
      const key = `${parentURL.slice(0, parentURL.lastIndexOf("/src/"))} ${specifier}`;
      const known = found.get(key) ?? { ...resolveAnywhere(specifier, context), shortCircuit: true };
      found.set(key, known);
      return known;
    },
  });
}
