import { textsOfCall, textsOfObject } from './bilingual-texts.mjs';
import { NOT_TO_USE, SPECIFIED, TERMS } from './word-list.mjs';

const MAX_WORDS = 20;

const escaped = (words) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patternOf = (words) => new RegExp(`(?<![\\p{L}\\d_-])${escaped(words)}(?![\\p{L}\\d_-])`, 'iu');
const patternsOf = (entries) => entries.map((entry) => ({ ...entry, pattern: patternOf(entry.words) }));
const RETIRED = { id: patternsOf(NOT_TO_USE.id), en: patternsOf(NOT_TO_USE.en) };

/** `yang` without a noun before it: at the beginning, or after `dari`. "Dari yang terbesar" is an order, and stays. */
const WITHOUT_NOUN = /(?:^|[.:;(]\s*)yang\s|\bdari yang (?!ter|paling)/i;

/** Placeholders and code between quotes are one word each. */
const withoutCode = (text) => text.replaceAll(/\{\{[^}]*\}\}/g, 'x').replaceAll(/"[^"]*"(?::\s*("[^"]*"|\{[^}]*\}|\d+))?/g, 'x');
const withoutSpecified = (text) => SPECIFIED.reduce((rest, specified) => rest.replaceAll(specified, ''), text);
const wordsOf = (sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));
const sentencesOf = (text) => text.split(/(?<=[.!?])\s+|\n/);

/** What is wrong with a text: `[{ messageId, data }]`. */
export function faultsOf(language, text) {
  const read = withoutCode(withoutSpecified(text));
  const retired = RETIRED[language].filter(({ pattern }) => pattern.test(read));
  const long = sentencesOf(read)
    .map(wordsOf)
    .filter((words) => words.length > MAX_WORDS);
  return [
    ...retired.map(({ words, say }) => ({ messageId: 'retired', data: { words, say } })),
    ...(language === 'id' && WITHOUT_NOUN.test(read) ? [{ messageId: 'noun', data: {} }] : []),
    ...long.map((words) => ({ messageId: 'long', data: { count: String(words.length), start: words.slice(0, 6).join(' ') } })),
  ];
}

/** A term without its capitals, article, plural and abbreviation in brackets. */
const plainTerm = (text) =>
  text
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/ \([a-z0-9]+\)$/, '')
    .replace(/ies$/, 'y')
    .replace(/s$/, '');
const ENGLISH = new Map(TERMS.map(({ id, en }) => [plainTerm(id), en]));

/** English of a text that is a term; null if it is none, or if its English is that of the list. */
function otherName(id, en) {
  const term = ENGLISH.get(plainTerm(id));
  return term === undefined || plainTerm(term) === plainTerm(en) ? null : term;
}

/** Texts of the product use the words of `docs/words.md`, in sentences of at most 20 words. */
export const plainTexts = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      retired: 'Not "{{words}}": say {{say}}. See docs/words.md.',
      noun: 'Here "yang" follows no noun: name what is meant.',
      name: '"{{id}}" is "{{term}}" in English, not "{{en}}". See docs/words.md.',
      long: `This sentence has {{count}} words, more than ${MAX_WORDS}: "{{start}} ..."`,
    },
  },
  create(context) {
    const check = (texts) => {
      for (const language of ['id', 'en'])
        for (const { text, node } of texts?.[language] ?? [])
          for (const fault of faultsOf(language, text)) context.report({ node, ...fault });
      for (const { key, text: id } of texts?.id ?? []) {
        const english = texts.en.find((message) => message.key === key);
        const term = english && otherName(id, english.text);
        if (term) context.report({ node: english.node, messageId: 'name', data: { id, term, en: english.text } });
      }
    };
    return {
      ObjectExpression: (node) => check(textsOfObject(node)),
      CallExpression: (node) => check(textsOfCall(node)),
    };
  },
};
