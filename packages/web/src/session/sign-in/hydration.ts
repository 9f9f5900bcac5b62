/** Resolves as soon as the prerendered sign-in form is hydrated. */
export const { promise: hydrated, resolve: finishHydration } = Promise.withResolvers<void>();
