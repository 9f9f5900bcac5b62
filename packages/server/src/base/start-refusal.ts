/**
 * Says why the portal does not start, in a sentence for the operator. Any other error is shown with its stack trace.
 */
export class StartRefusal extends Error {}
