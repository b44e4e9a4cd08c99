/** The part of Eleventy that scripts/build-docs.ts uses; the package has no types. */
declare module '@11ty/eleventy' {
  interface Config {
    setLibrary(format: 'md', library: unknown): void;
    setTemplateFormats(formats: readonly string[]): void;
    addGlobalData(name: string, value: unknown): void;
    addTemplate(path: string, text: string): void;
    addTransform(
      name: string,
      frame: (this: { readonly page: { readonly inputPath: string } }, content: string) => string,
    ): void;
  }
  export default class Eleventy {
    constructor(
      input: string,
      output: string,
      options: { readonly quietMode: boolean; readonly configPath: null; config(config: Config): void },
    );
    write(): Promise<unknown>;
  }
}
