/** A spread of a literal says the same as its parts: it only hides them from the reader. */
export const noLiteralSpread = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { spread: 'Write the properties or items themselves instead of the spread of a literal.' },
  },
  create: (context) => {
    const report = (node) => context.report({ node, messageId: 'spread' });
    return {
      'SpreadElement > ObjectExpression': report,
      'SpreadElement > ArrayExpression': report,
      'JSXSpreadAttribute > ObjectExpression': report,
    };
  },
};
