/**
 * What Node is told when it runs the server. Left alone, V8 keeps some 25 MB more for young objects, which a server at rest
 * never gives back.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=2'];
