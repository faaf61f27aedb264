/** From names and values to the style of an element, without the style attribute that a strict policy forbids. */

import { noChange } from "lit";
import { type AttributePart, Directive, directive } from "lit/directive.js";

class Styled extends Directive {
  render(_properties: Readonly<Record<string, string>>): typeof noChange {
    return noChange;
  }

  override update(part: AttributePart, [properties]: [Readonly<Record<string, string>>]): typeof noChange {
    const { style } = part.element as HTMLElement;
    for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
    return this.render(properties);
  }
}

/** For `style=${styled({ … })}`, always with the same names. Lit's own styleMap writes the attribute at first. */
export const styled = directive(Styled);
