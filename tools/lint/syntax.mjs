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

/** Words, except the name of the product. */
const WORDS = '/^(?!\\s*Pendapa\\s*$)[^]*[A-Za-z]{2}/';
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

const ON_DEVICE = 'Only filters and panels keep something on a device.';
const FROM_SERVER = 'Only query asks the server.';

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

/** Packages whose index loads thousands of files. */
export const noBarrels = ['@mui/material', '@mui/icons-material'].map((name) => ({ name, message: `Import one file: \`${name}/Box\`.` }));

export const noKeeping = { name: '@pendapa/contracts', importNames: ['readStored', 'writeStored'], message: ON_DEVICE };

const COLOUR_NAME = '/^(black|white|gr[ae]y|red|green|blue|yellow|orange|purple|pink|brown|cyan|magenta|gold|silver)$/i';
const COLOUR_PROPERTY = '/^(color|bgcolor|background|backgroundColor|fill|stroke|borderColor|outlineColor)$/';

/** Colours by their English name. */
export const noColourNames = [
  `Property[key.name=${COLOUR_PROPERTY}] > Literal[value=${COLOUR_NAME}]`,
  `JSXAttribute[name.name=${COLOUR_PROPERTY}] > Literal[value=${COLOUR_NAME}]`,
].map((selector) => ({ selector, message: 'Colours are named by the theme, which has them for both modes.' }));

/** Markup that bypasses React, and so the escaping of texts from imported files. */
export const noRawMarkup = [
  { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'Texts are escaped by React; markup as text is not.' },
];

const DETERMINED = 'The same input gives the same output: days come from the data, random numbers from a seed.';

/** Today's date and random numbers. */
export const noClockOrRandom = [
  "CallExpression[callee.object.name='Date'][callee.property.name='now']",
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.object.name='Math'][callee.property.name='random']",
].map((selector) => ({ selector, message: DETERMINED }));

/** A type that is asserted over `unknown` is not checked at all. */
export const noDoubleCasts = [
  { selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword', message: 'A value of unknown type is checked, not cast twice.' },
];

/** Binary fractions cannot hold an amount; `BigInt` and the currency's minor units can. */
export const noFloatingMoney = [
  { selector: "CallExpression[callee.name='parseFloat']", message: 'Money is read as an integer of minor units; `parseFloat` rounds it.' },
];

/** Where such a value has a quote, it ends the text and the rest is read as SQL. */
export const noSplicedValues = [
  "TemplateLiteral > TemplateElement[tail=false][value.raw=/[ (=,[]'$/]",
  'TemplateLiteral[quasis.0.value.raw="\'"][quasis.1.value.raw=/^\'/]',
].map((selector) => ({ selector, message: 'Bind the value, or write it with `quoted`, `quotedList` or `daySql` of the warehouse.' }));

const TEST = '/^(it|test|describe)$/';

/** Tests that switch others or themselves off, and tests that wait for time to pass. */
export const noIdleTests = [
  {
    selector: `CallExpression[callee.object.name=${TEST}][callee.property.name='only']`,
    message: 'With `only`, the tests beside it do not run.',
  },
  { selector: 'CallExpression[callee.name=/^(fit|fdescribe|xit|xtest|xdescribe)$/]', message: 'Each test runs.' },
  {
    selector: "CallExpression[callee.object.name=/^(it|describe)$/][callee.property.name='skip']",
    message: 'Each test runs. Where a system lacks something, choose `describe.skip` by a named condition.',
  },
  {
    selector: 'CallExpression[callee.name=/^(setTimeout|sleep|delay)$/] > Literal[value>=1000]',
    message: 'A test waits for an event, not for time.',
  },
  { selector: "CallExpression[callee.property.name='waitForTimeout']", message: 'A test waits for an event, not for time.' },
];
