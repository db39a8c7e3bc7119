import type { FastifyInstance } from 'fastify';

/** Returns the methods of a path's routes; empty if no route has the path. */
export type AllowedMethods = (path: string) => readonly string[];

/** The methods of every page and file. */
export const READING = ['GET', 'HEAD'];

const partsOf = (path: string): readonly string[] => path.split('/');

function matches(route: readonly string[], path: readonly string[]): boolean {
  return route.length === path.length && route.every((part, index) => (part.startsWith(':') ? path[index] !== '' : part === path[index]));
}

/** Collects the methods of all routes registered after this call, except catch-all routes. */
export function noteMethods(app: Pick<FastifyInstance, 'addHook'>): AllowedMethods {
  const noted: { readonly route: readonly string[]; readonly methods: readonly string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.includes('*')) noted.push({ route: partsOf(url), methods: [method].flat() });
  });
  return (path) => {
    const parts = partsOf(path);
    return [...new Set(noted.filter(({ route }) => matches(route, parts)).flatMap(({ methods }) => methods))].sort();
  };
}
