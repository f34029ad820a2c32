import postcss, {type ChildNode, type Container, type Declaration} from 'postcss';

function nameOf(node: ChildNode): string {
  if (node.type === 'rule') {
    return node.selector;
  }
  return node.type === 'atrule' ? `@${node.name} ${node.params}` : node.toString();
}

/** Goes through the declarations, each with what it says and where. Containers that are left empty go. */
function walk(container: Container, place: string, visit: (declaration: Declaration, name: string) => void): void {
  container.each((node) => {
    const name = `${place} { ${nameOf(node)}`;
    if (node.type === 'decl') {
      visit(node, name);
    } else if ((node.type === 'rule' || node.type === 'atrule') && node.nodes) {
      walk(node, name, visit);
      if (node.nodes.length === 0) {
        node.remove();
      }
    }
  });
}

/** What the one style sheet says that the other does not. */
export function without(css: string, other: string): string {
  const known = new Set<string>();
  walk(postcss.parse(other), '', (_, name) => known.add(name));
  const sheet = postcss.parse(css);
  walk(sheet, '', (declaration, name) => {
    if (known.has(name)) {
      declaration.remove();
    }
  });
  sheet.walkAtRules('layer', (layer) => {
    if (!layer.nodes) {
      layer.remove();
    }
  });
  return sheet.toString();
}
