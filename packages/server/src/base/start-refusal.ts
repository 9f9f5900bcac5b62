/** Why the portal does not start, as a sentence for the operator; any other error is shown with where it came from. */
export class StartRefusal extends Error {}
