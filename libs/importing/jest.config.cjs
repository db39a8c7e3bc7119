module.exports = { displayName: 'importing', preset: '../../jest.node.preset.cjs' };
