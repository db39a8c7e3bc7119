import type { FastifyInstance } from 'fastify';

/** The methods that the routes of a path take; none where no route has it. */
export type AllowedMethods = (path: string) => readonly string[];

/** What any address of a page or file takes. */
export const READING = ['GET', 'HEAD'];

const partsOf = (path: string): readonly string[] => path.split('/');

function matches(route: readonly string[], path: readonly string[]): boolean {
  return route.length === path.length && route.every((part, index) => (part.startsWith(':') ? path[index] !== '' : part === path[index]));
}

/** Notes the methods of all routes that are added after this, but for those that take any path. */
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
