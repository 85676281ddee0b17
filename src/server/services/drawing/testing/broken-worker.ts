// A thread that never comes to draw.
process.exit(4)
