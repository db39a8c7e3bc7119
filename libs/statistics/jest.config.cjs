module.exports = { displayName: 'statistics', preset: '../../jest.node.preset.cjs' };
