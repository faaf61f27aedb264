/**
 * Stands for `daytile/pens` in bundles for browsers. It exports nothing, so whoever imports `pngOf` there is told by the
 * bundler, and not by the first visitor. `svgOf` of `daytile` works everywhere.
 */

export {};
