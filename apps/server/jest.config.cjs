module.exports = { displayName: 'server', preset: '../../jest.node.preset.cjs' };
