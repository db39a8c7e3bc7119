module.exports = { displayName: 'workspace', preset: '../../jest.node.preset.cjs' };
