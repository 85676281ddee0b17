export default 1 // red: no-default-export
