/**
 * What `daytile/element` is where no browser is: nothing. So a page that is rendered on a server can import the element, and
 * `embedHtml` gives it the picture that is there until the browser has it.
 */

export {};
