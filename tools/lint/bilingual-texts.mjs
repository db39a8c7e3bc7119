const nameOf = ({ key }) => key?.name ?? key?.value;
const objectNamed = (object, name) =>
  object.properties.find((property) => property.type === 'Property' && nameOf(property) === name)?.value;

/** The text of a literal, template or sum of them; null if it is none. An expression in a template is a placeholder. */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('{{}}');
  if (node?.type !== 'BinaryExpression') return null;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  return left === null || right === null ? null : left + right;
}

/** The texts of one language: `[{ key, text, node }]`. Values that are no texts are left out. */
function messagesIn(object) {
  const messages = object.properties.map((property) => ({ key: nameOf(property), text: textOf(property.value), node: property }));
  return messages.filter(({ key, text }) => typeof key === 'string' && text !== null);
}

const single = (node) => [{ key: '', text: textOf(node), node }];
const pairOf = (id, en) => (textOf(id) === null || textOf(en) === null ? null : { id: single(id), en: single(en) });

/** The messages of `{ id: {...}, en: {...} }`, or the one text of `{ id, en }`; null for any other object. */
export function textsOfObject(object) {
  const [id, en] = [objectNamed(object, 'id'), objectNamed(object, 'en')];
  if (id?.type === 'ObjectExpression' && en?.type === 'ObjectExpression') return { id: messagesIn(id), en: messagesIn(en) };
  return pairOf(id, en);
}

/** The text of `texts('...', '...')` in both languages; null for any other call. */
export const textsOfCall = ({ callee, arguments: [id, en] }) => (callee.name === 'texts' ? pairOf(id, en) : null);
