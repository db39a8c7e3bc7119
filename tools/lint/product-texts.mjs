import { textsOfCall, textsOfObject } from './bilingual-texts.mjs';
import { NOT_TO_USE, SPECIFIED } from './word-list.mjs';

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

/** Texts of the product use the words of `docs/words.md`, in sentences of at most 20 words. */
export const plainTexts = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      retired: 'Not "{{words}}": say {{say}}. See docs/words.md.',
      noun: 'Here "yang" follows no noun: name what is meant.',
      long: `This sentence has {{count}} words, more than ${MAX_WORDS}: "{{start}} ..."`,
    },
  },
  create(context) {
    const check = (texts) => {
      for (const language of ['id', 'en'])
        for (const { text, node } of texts?.[language] ?? [])
          for (const fault of faultsOf(language, text)) context.report({ node, ...fault });
    };
    return {
      ObjectExpression: (node) => check(textsOfObject(node)),
      CallExpression: (node) => check(textsOfCall(node)),
    };
  },
};
