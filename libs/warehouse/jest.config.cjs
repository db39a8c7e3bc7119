module.exports = { displayName: 'warehouse', preset: '../../jest.node.preset.cjs' };
