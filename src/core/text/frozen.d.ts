/** From data that many share to the same data, which nobody can change. */
export declare function frozen<const Value>(value: Value): Value;
