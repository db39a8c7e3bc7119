import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

/** Imports of values and of types: files that need each other's types cannot be moved or built separately either. */
const IMPORT = /^(?:import|export)\b(?:[^;'"()=]*\bfrom)?\s*['"](\.{1,2}\/[^'"]+)['"]/gm;

const cache = new Map();

/** The files of the same library that a file imports, with the specifiers. */
function importsOf(file, text) {
  return [...text.matchAll(IMPORT)].map(([, name]) => resolve(dirname(file), name)).filter((target) => /\.[cm]?tsx?$/.test(target));
}

function storedImports(file) {
  if (!existsSync(file)) return [];
  const { mtimeMs } = statSync(file);
  const found = cache.get(file);
  if (found?.mtimeMs === mtimeMs) return found.imports;
  const imports = importsOf(file, readFileSync(file, 'utf8'));
  cache.set(file, { mtimeMs, imports });
  return imports;
}

/** The files on a path of imports from one file to another, both included. Null if there is no path. */
function pathTo(from, goal, seen = new Set()) {
  if (from === goal) return [from];
  seen.add(from);
  for (const next of storedImports(from)) {
    const path = seen.has(next) ? null : pathTo(next, goal, seen);
    if (path) return [from, ...path];
  }
  return null;
}

/** Refuses files of a library that import each other, directly or through others. */
export const noImportCycle = {
  meta: { type: 'problem', schema: [], messages: { circle: 'Imports lead back to this file: {{way}}' } },
  create: (context) => {
    const check = (node) => {
      const name = node.source?.value;
      if (typeof name !== 'string' || !name.startsWith('.')) return;
      const way = pathTo(resolve(dirname(context.filename), name), context.filename);
      if (way) context.report({ node, messageId: 'circle', data: { way: way.map((file) => relative(context.cwd, file)).join(' -> ') } });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};
