type Source = {filePath: string; fileContent: string};

/** Replaces elements such as `<MarkTable />`, alone on their line, with Markdown. For `markdown.preprocessor`. */
export function fillParts(parts: Record<string, () => string>): (source: Source) => string {
  return ({fileContent}) =>
    fileContent.replace(/^<([A-Z]\w+) \/>$/gm, (element, name: string) => parts[name]?.() ?? element);
}
