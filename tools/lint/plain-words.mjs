import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AS_NAMES, BEFORE_CONSTANTS, IN_COMMENTS, IN_NAMES, STORED_FIELDS } from './retired-words.mjs';

const MAX_WORDS = 25;
const root = fileURLToPath(new URL('../..', import.meta.url));
const unfinishedFile = fileURLToPath(new URL('unfinished-words.json', import.meta.url));
const PROJECT = /^(libs\/features\/[^/]+|(?:libs|apps|tools)\/[^/]+)\//;

const unfinished = existsSync(unfinishedFile) ? JSON.parse(readFileSync(unfinishedFile, 'utf8')) : {};

/** The project of a file, as `tools/lint/unfinished-words.json` names it. */
export const projectOf = (file) => PROJECT.exec(relative(root, file))?.[1] ?? '';

const partsOf = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** The retired word in a name and its replacement; null if there is none. */
function retiredIn(name) {
  const [first] = name.split('_');
  if (/^[A-Z]/.test(name) && name === name.toUpperCase() && Object.hasOwn(BEFORE_CONSTANTS, first))
    return { word: first, better: `${BEFORE_CONSTANTS[first]}_...` };
  const whole = name.toLowerCase();
  if (Object.hasOwn(AS_NAMES, whole)) return { word: whole, better: AS_NAMES[whole] };
  const word = partsOf(name).find((part) => Object.hasOwn(IN_NAMES, part));
  return word === undefined ? null : { word, better: IN_NAMES[word] };
}

/** Names of columns, as `due_on`, are those of the tables on disk. */
const isColumn = (name) => /^[a-z\d]+(_[a-z\d]+)+$/.test(name);
const isImportedAs = ({ type, node }) =>
  type === 'ImportBinding' && (node.type !== 'ImportSpecifier' || node.imported.name === node.local.name);

function declaredNames(sourceCode) {
  const definitions = sourceCode.scopeManager.scopes.flatMap(({ variables }) => variables.flatMap(({ defs }) => defs));
  return definitions.filter((definition) => !isImportedAs(definition)).map(({ name }) => name);
}

const unfinishedOf = (context, kind) => (context.options[0]?.everywhere ? [] : (unfinished[projectOf(context.filename)]?.[kind] ?? []));
const schema = [{ type: 'object', properties: { everywhere: { type: 'boolean' } }, additionalProperties: false }];

export const plainNames = {
  meta: {
    type: 'suggestion',
    schema,
    messages: { retired: '{{name}}: the word {{word}} is retired; say {{better}}, or see docs/glossary.md.' },
  },
  create(context) {
    const allowed = unfinishedOf(context, 'names');
    const stored = STORED_FIELDS[relative(root, context.filename)] ?? [];
    const check = (node) => {
      if ((node?.type !== 'Identifier' && node?.type !== 'PrivateIdentifier') || stored.includes(node.name)) return;
      const retired = isColumn(node.name) ? null : retiredIn(node.name);
      if (retired && !allowed.includes(retired.word)) context.report({ node, messageId: 'retired', data: { name: node.name, ...retired } });
    };
    const checkKey = ({ key, computed }) => !computed && check(key);
    return {
      'Program:exit': () => new Set(declaredNames(context.sourceCode)).forEach(check),
      TSPropertySignature: checkKey,
      TSMethodSignature: checkKey,
      PropertyDefinition: checkKey,
      MethodDefinition: checkKey,
    };
  },
};

/** Comments as they are read: lines that follow each other are one text. */
function textsOf(comments) {
  const texts = [];
  for (const comment of comments) {
    const last = texts.at(-1);
    const follows = comment.type === 'Line' && last?.type === 'Line' && last.endLine + 1 === comment.loc.start.line;
    const text = comment.type === 'Line' ? comment.value : comment.value.replace(/^[ \t]*\*+[ \t]?/gm, '');
    if (follows) Object.assign(last, { text: `${last.text}\n${text}`, endLine: comment.loc.end.line });
    else texts.push({ type: comment.type, node: comment, text, endLine: comment.loc.end.line });
  }
  return texts;
}

/** Code, addresses and tables in a comment are no prose. */
const proseOf = (text) =>
  text
    .replace(/```[\s\S]*?```/g, '')
    .replace(/@example[\s\S]*?(?=\n\s*@|$)/g, '')
    .replace(/`[^`]*`/g, 'x')
    .replace(/https?:\S+/g, 'x')
    .replace(/^\s*\|.*$/gm, '');
const sentencesOf = (prose) => prose.split(/(?<=[.!?])\s+|\n\s*\n|\n\s*(?:[-*]|\d+\.)\s|\n\s*(?=@\w)/);
const wordsOf = (sentence) => sentence.split(/\s+/).filter((word) => /\w/.test(word));

export const plainComments = {
  meta: {
    type: 'suggestion',
    schema,
    messages: {
      retired: 'The word {{word}} is retired; say {{better}}, or see docs/glossary.md.',
      long: `This sentence has {{count}} words, more than ${MAX_WORDS}: "{{start}} ..."`,
    },
  },
  create(context) {
    const allowed = unfinishedOf(context, 'comments');
    return {
      'Program:exit'() {
        for (const { node, text } of textsOf(context.sourceCode.getAllComments())) {
          const prose = proseOf(text);
          for (const [word] of prose.toLowerCase().matchAll(/[a-z]+/g))
            if (Object.hasOwn(IN_COMMENTS, word) && !allowed.includes(word))
              context.report({ node, messageId: 'retired', data: { word, better: IN_COMMENTS[word] } });
          for (const words of sentencesOf(prose).map(wordsOf))
            if (words.length > MAX_WORDS && !allowed.includes('long sentences'))
              context.report({ node, messageId: 'long', data: { count: String(words.length), start: words.slice(0, 6).join(' ') } });
        }
      },
    };
  },
};
