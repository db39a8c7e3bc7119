import { basename } from 'node:path';
import { basis } from './basis.mjs';
import { noUpwardImport } from './folder-layers.mjs';
import { noImportCycle } from './import-cycles.mjs';
import { noLiteralSpread } from './literal-spreads.mjs';
import { plainComments, plainNames } from './plain-words.mjs';
import { plainTexts } from './product-texts.mjs';
import { samePlaceholders } from './placeholders.mjs';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/;
const DEFAULT_EXPORT = /(-(page|details)\.tsx|\.config\.[cm]?[jt]s|generator\.ts)$/;

const kebabCaseFile = {
  meta: { type: 'suggestion', schema: [], messages: { name: 'Name files in kebab-case: {{name}}' } },
  create: (context) => ({
    Program(node) {
      const name = basename(context.filename);
      if (!KEBAB.test(name)) context.report({ node, messageId: 'name', data: { name } });
    },
  }),
};

const noDefaultExport = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { named: 'Export by name: only pages and configuration files have a default export.' },
  },
  create: (context) => ({
    ExportDefaultDeclaration(node) {
      if (!DEFAULT_EXPORT.test(context.filename)) context.report({ node, messageId: 'named' });
    },
  }),
};

/** The project's own lint rules. */
export const pendapa = {
  meta: { name: 'pendapa', version: basis() },
  rules: {
    'kebab-case-file': kebabCaseFile,
    'no-default-export': noDefaultExport,
    'no-circle': noImportCycle,
    'no-literal-spread': noLiteralSpread,
    'no-upward-import': noUpwardImport,
    'plain-comments': plainComments,
    'plain-names': plainNames,
    'plain-texts': plainTexts,
    'same-placeholders': samePlaceholders,
  },
};
