declare module 'pdfmake/build/fonts/Roboto.js' {
  const container: import('pdfmake/interfaces').TFontContainer;
  export default container;
}

// The browser build is one object whose methods use `this`, so it is imported as a whole.
declare module 'pdfmake/build/pdfmake.js' {
  const pdfmake: typeof import('pdfmake');
  export default pdfmake;
}
