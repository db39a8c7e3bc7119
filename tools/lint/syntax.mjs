const IN_I18N = 'Numbers, money and dates are formatted in libs/i18n only.';
const FORMATTERS = '/^(toLocale\\w*|toFixed|toPrecision)$/';

/** Formatting functions in any form: called, passed on, destructured, or by name. */
export const noFormatting = [
  "Identifier[name='Intl']",
  "MemberExpression[computed=true][property.value='Intl']",
  `MemberExpression[computed=false][property.name=${FORMATTERS}]`,
  `MemberExpression[computed=true][property.value=${FORMATTERS}]`,
  `ObjectPattern > Property[key.name=${FORMATTERS}]`,
].map((selector) => ({ selector, message: IN_I18N }));

const WORDS = '/[A-Za-z]{2}/';
const READABLE_ATTRIBUTES =
  '/^(title|subtitle|label|alt|placeholder|helperText|description|question|aria-(label|description|roledescription|valuetext))$/';
const CHILD = ':matches(JSXElement, JSXFragment) > JSXExpressionContainer';
/** Also a text that a condition chooses. */
const chosen = (place, text) => [`${place} > ${text}`, `${place} > :matches(ConditionalExpression, LogicalExpression) > ${text}`];
const LITERAL = `Literal[value=${WORDS}]`;
const TEMPLATE = `TemplateLiteral > TemplateElement[value.raw=${WORDS}]`;

/** Texts belong in messages, in both languages. */
export const noTexts = [
  `JSXText[value=${WORDS}]`,
  ...chosen(CHILD, LITERAL),
  ...chosen(CHILD, TEMPLATE),
  `JSXAttribute[name.name=${READABLE_ATTRIBUTES}] > ${LITERAL}`,
  ...chosen(`JSXAttribute[name.name=${READABLE_ATTRIBUTES}] > JSXExpressionContainer`, LITERAL),
  ...chosen(`JSXAttribute[name.name=${READABLE_ATTRIBUTES}] > JSXExpressionContainer`, TEMPLATE),
].map((selector) => ({ selector, message: 'Texts stand in messages, in both languages.' }));

const COLOUR = '/#[0-9a-fA-F]{3,8}\\b|\\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\\(/';

/** Colours belong in the theme, which has two modes. */
export const noColours = [`Literal[value=${COLOUR}]`, `TemplateElement[value.raw=${COLOUR}]`].map((selector) => ({
  selector,
  message: 'Colours are named by the theme, which has them for both modes.',
}));

const ON_DEVICE = 'What is kept on a device goes through analysis.';
const FROM_SERVER = 'What the server tells goes through analysis.';

/** Browser functions that a feature must not call itself, with the reason. */
export const browserOnly = [
  ...['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'].map((name) => ({ name, message: FROM_SERVER })),
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches'].map((name) => ({ name, message: ON_DEVICE })),
];

/** The same through the window object. */
export const noBrowser = browserOnly.flatMap(({ name, message }) =>
  [
    `MemberExpression[property.name='${name}']`,
    `MemberExpression[property.value='${name}']`,
    `ObjectPattern > Property[key.name='${name}']`,
  ].map((selector) => ({ selector, message })),
);

export const noKeeping = { name: '@pendapa/contracts', importNames: ['readStored', 'writeStored'], message: ON_DEVICE };
