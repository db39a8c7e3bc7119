module.exports = { displayName: 'oracle', preset: '../../jest.node.preset.cjs' };
