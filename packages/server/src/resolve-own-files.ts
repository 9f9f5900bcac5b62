import { registerHooks, type ResolveFnOutput } from "node:module";

/**
 * Makes the start faster, which resolves five thousand imports. An import within a package names its file exactly, so
 * Node need not look for other spellings or links nor, in the project's own packages, for the kind of module. Another
 * package is looked up once for each of the project's packages, not once for each file.
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
