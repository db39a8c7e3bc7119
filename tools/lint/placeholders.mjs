import { textsOfObject } from './bilingual-texts.mjs';

const PLACEHOLDER = /\{\{\s*([\w.]+)[^}]*\}\}/g;
/** Plural forms. One of them may leave out the number, as in 'One day'. */
const FORM = /_(zero|one|two|few|many|other)$/;

const placeholdersOf = (text) => new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name));

/** Messages by key, without plural suffix. A key with plural forms has several texts. */
function byKey(messages) {
  const found = new Map();
  for (const { key, text, node } of messages) {
    const plain = key.replace(FORM, '');
    found.set(plain, [...(found.get(plain) ?? []), { node, form: FORM.exec(key)?.[1] ?? null, names: placeholdersOf(text) }]);
  }
  return found;
}

const lacking = (names, { form, names: found }) => [...names].filter((name) => !found.has(name) && !(form === 'one' && name === 'count'));

/** Both languages must have the same placeholders, in `defineMessages` and in `{ id, en }`. */
export const samePlaceholders = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { differ: 'This text does not say {{name}}, which the other language does.' },
  },
  create: (context) => {
    const compare = (ones, others) => {
      const names = new Set(ones.flatMap((one) => [...one.names]));
      for (const other of others)
        for (const name of lacking(names, other)) context.report({ node: other.node, messageId: 'differ', data: { name: `{{${name}}}` } });
    };
    return {
      ObjectExpression(node) {
        const texts = textsOfObject(node);
        if (texts === null) return;
        const [indonesian, english] = [byKey(texts.id), byKey(texts.en)];
        for (const [key, messages] of indonesian) {
          compare(messages, english.get(key) ?? []);
          compare(english.get(key) ?? [], messages);
        }
      },
    };
  },
};
