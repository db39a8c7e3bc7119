declare module 'pdfmake/build/fonts/Roboto.js' {
  const container: import('pdfmake/interfaces').TFontContainer;
  export default container;
}

// The browser's build is one object whose methods need it as `this`: it is imported as a whole.
declare module 'pdfmake/build/pdfmake.js' {
  const pdfmake: typeof import('pdfmake');
  export default pdfmake;
}
