import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folders of a library, lowest first; a file imports only from its own folder and from lower ones. */
const { layers } = JSON.parse(readFileSync(fileURLToPath(new URL('folder-layers.json', import.meta.url)), 'utf8'));

const LIBRARY_FILE = /^((?:apps|libs\/features|libs)\/[^/]+)\/src\/([^/]+)\/.+/;

/** Refuses imports from a higher folder of the same library. Specs may import anything. */
export const noUpwardImport = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { upward: '{{from}} is below {{to}} and imports nothing from it: move one of the two (tools/lint/folder-layers.json).' },
  },
  create: (context) => {
    const file = relative(context.cwd, context.filename);
    const [, library, from] = LIBRARY_FILE.exec(file) ?? [];
    const order = layers[library] ?? [];
    if (!order.includes(from) || /\.spec\.tsx?$/.test(file)) return {};
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const [, , to] = LIBRARY_FILE.exec(relative(context.cwd, resolve(dirname(context.filename), source.value))) ?? [];
      if (order.indexOf(to) > order.indexOf(from)) context.report({ node: source, messageId: 'upward', data: { from, to } });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check, ImportExpression: check };
  },
};
