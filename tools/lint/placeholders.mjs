const PLACEHOLDER = /\{\{\s*([\w.]+)[^}]*\}\}/g;
/** Plural forms. One of them may leave out the number, as in 'One day'. */
const FORM = /_(zero|one|two|few|many|other)$/;

const nameOf = ({ key }) => key?.name ?? key?.value;
const objectNamed = (object, name) =>
  object.properties.find((property) => property.type === 'Property' && nameOf(property) === name)?.value;

function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('');
  if (node?.type !== 'BinaryExpression') return null;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  return left === null || right === null ? null : left + right;
}

const placeholdersOf = (text) => new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name));

/** The texts of one language by key, without plural suffix. A key with plural forms has several texts. */
function textsOf(object) {
  const texts = new Map();
  for (const property of object.properties) {
    const [key, text] = [nameOf(property), textOf(property.value)];
    if (typeof key !== 'string' || text === null) continue;
    const plain = key.replace(FORM, '');
    texts.set(plain, [...(texts.get(plain) ?? []), { node: property, form: FORM.exec(key)?.[1] ?? null, names: placeholdersOf(text) }]);
  }
  return texts;
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
    const both = (ones, others) => {
      compare(ones, others);
      compare(others, ones);
    };
    return {
      ObjectExpression(node) {
        const [id, en] = [objectNamed(node, 'id'), objectNamed(node, 'en')];
        if (id?.type === 'ObjectExpression' && en?.type === 'ObjectExpression') {
          const [indonesian, english] = [textsOf(id), textsOf(en)];
          for (const [key, texts] of indonesian) both(texts, english.get(key) ?? []);
          return;
        }
        const [one, other] = [textOf(id), textOf(en)];
        if (one === null || other === null) return;
        both([{ node: id, form: null, names: placeholdersOf(one) }], [{ node: en, form: null, names: placeholdersOf(other) }]);
      },
    };
  },
};
