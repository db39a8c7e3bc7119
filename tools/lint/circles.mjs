import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

/** Imports of values and of types alike: what needs each other's types cannot be read, moved or built apart either. */
const IMPORT = /^(?:import|export)\b(?:[^;'"()=]*\bfrom)?\s*['"](\.{1,2}\/[^'"]+)['"]/gm;

const known = new Map();

/** Files of the same library that a file imports, and what they are called there. */
function importsOf(file, text) {
  return [...text.matchAll(IMPORT)].map(([, name]) => resolve(dirname(file), name)).filter((target) => /\.[cm]?tsx?$/.test(target));
}

function storedImports(file) {
  if (!existsSync(file)) return [];
  const { mtimeMs } = statSync(file);
  const found = known.get(file);
  if (found?.mtimeMs === mtimeMs) return found.imports;
  const imports = importsOf(file, readFileSync(file, 'utf8'));
  known.set(file, { mtimeMs, imports });
  return imports;
}

/** The files from one to another, both named; null where no import leads there. */
function wayTo(from, goal, seen = new Set()) {
  if (from === goal) return [from];
  seen.add(from);
  for (const next of storedImports(from)) {
    const rest = seen.has(next) ? null : wayTo(next, goal, seen);
    if (rest) return [from, ...rest];
  }
  return null;
}

/** Files of a library that import each other, however long the way round. */
export const noCircle = {
  meta: { type: 'problem', schema: [], messages: { circle: 'Imports lead back to this file: {{way}}' } },
  create: (context) => {
    const check = (node) => {
      const name = node.source?.value;
      if (typeof name !== 'string' || !name.startsWith('.')) return;
      const way = wayTo(resolve(dirname(context.filename), name), context.filename);
      if (way) context.report({ node, messageId: 'circle', data: { way: way.map((file) => relative(context.cwd, file)).join(' -> ') } });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};
